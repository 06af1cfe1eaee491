import { endpoints } from "../../endpoint";
import * as slot from "../../schemas/slot";

export const studentSlots = endpoints("student", {
  mine: {
    route: "GET /slots",
    summary: "The student's slots, invitations and swaps, and the schedules open to them.",
    response: slot.mySlots,
  },
  schedule: {
    route: "GET /schedules/{id}",
    summary: "The times of a schedule, and which are free.",
    response: slot.openSchedule,
  },
  hold: {
    route: "POST /slots/{id}/hold",
    summary: "Keeps a slot for two minutes.",
    response: slot.mySlots,
  },
  book: {
    route: "POST /slots/{id}/book",
    summary: "Books the slot that is held; one the student had in this schedule becomes free.",
    response: slot.mySlots,
  },
  release: {
    route: "DELETE /slots/{id}",
    summary: "Gives a slot back, or lets go of one that is held.",
    response: slot.mySlots,
  },
  answer: {
    route: "PUT /slot-invitations/{id}",
    summary: "Accepts or declines an invitation.",
    body: slot.invitationAnswer,
    response: slot.mySlots,
  },
  askSwap: {
    route: "POST /slots/{id}/swap",
    summary: "Asks whoever has another slot to swap.",
    body: slot.swapInput,
    response: slot.mySlots,
  },
  answerSwap: {
    route: "PUT /slot-swaps/{id}",
    summary: "Agrees to a swap, declines it, or takes the question back.",
    body: slot.swapAnswer,
    response: slot.mySlots,
  },
});
