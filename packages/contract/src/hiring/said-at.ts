/** Where a student says a datum that a rule found missing. What the college alone says is never missing. */
export const saidAt = (field: string) =>
  field === "gender" ? ("Personal info" as const) : ("Where you study" as const);
