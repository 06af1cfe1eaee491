/** For the call of a form that says why it failed where it was sent from: no toast says it a second time. */
export const toldHere = { tellsFailure: true } as const;
