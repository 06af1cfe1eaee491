/** What is paid for a billing: its price with the tax, in minor units of its currency. */
export const totalOf = ({ amount, tax }: { amount: number; tax: number }) => amount + tax;
