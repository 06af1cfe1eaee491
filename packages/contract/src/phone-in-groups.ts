/** A number of India as it is read out, "+91 98400 12345"; others keep their figures together. */
export const phoneInGroups = (phone: string) => phone.replace(/^\+91(\d{5})(\d{5})$/u, "+91 $1 $2");
