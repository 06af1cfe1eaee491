/** Every text that the client itself says to a person. */
export const messages = {
  sessionExpired: "Session expired. Please login again.",
  network: "Network Error: Please check your network connection.",
  unexpected: "An unexpected error occurred.",
  other: (message: string) => `Error: ${message}`,
} as const;

const byStatus: Record<number, string> = {
  400: "Invalid request.",
  403: "You don't have permission to access this resource.",
  404: "The requested resource was not found.",
  500: "An error occurred on the server.",
};

/** What is said about a status when the server says nothing. */
export const messageOfStatus = (status: number) => byStatus[status] ?? messages.unexpected;
