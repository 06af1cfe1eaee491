import { endpoints } from "../../endpoint";
import { receivedMessage } from "../../schemas/office-message";

export const officeMessages = endpoints("student", {
  read: {
    route: "GET /messages/{id}",
    summary: "A message of the placement office to the student, who has opened it by this.",
    response: receivedMessage,
  },
});
