/** How the list of one student is called among the imports. */
export const invitationOf = (name: string) => `Invitation of ${name}`;
