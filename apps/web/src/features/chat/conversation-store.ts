import { type ApiFailure, isFailure, settle } from "@toran/api-client/failure";
import { limits } from "@toran/contract/limits";
import { mentionedIn } from "@toran/contract/mentions";
import type {
  ChatEvent,
  ChatMessage,
  Messages,
  OpenConversation,
} from "@toran/contract/schemas/chat";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { Loadable } from "@/lib/loadable";
import { toldHere } from "@/lib/told-here";
import type { Calls, ChatCalls } from "@/stores/calls";
import { hasMessage, quotedAnew, withMessage } from "./message-list";
import { Outbox, type Written } from "./outbox";

type Read = Messages["read"][number];
type Ask = Parameters<ChatCalls["messages"]>[0]["query"];

export interface Aim {
  readonly place: number;
  /** The focus goes there too, for what it was on may be gone. */
  readonly focus?: boolean;
}

/** One open conversation: its messages, what is on its way, and how far everybody has read. */
export class ConversationStore {
  readonly id: string;
  readonly info: Loadable<OpenConversation>;
  readonly outbox: Outbox;
  messages: readonly ChatMessage[] = [];
  /** What happened beside the messages, the earliest first. */
  events: readonly ChatEvent[] = [];
  read: readonly Read[] = [];
  state: "loading" | "ready" | "failed" = "loading";
  problem: ApiFailure | undefined = undefined;
  older = false;
  newer = false;
  loadingOlder = false;
  /** The first message that was unread when the conversation was opened. */
  firstUnread: number | undefined = undefined;
  /** Rises with each window that is shown; the log of the next one begins at its foot, or where it aims. */
  windows = 0;
  /** The message the reader was taken to. */
  aim: Aim | undefined = undefined;
  readonly #calls: Calls;
  readonly #me: string;
  #marked = 0;
  /** How far the clock of the server was ahead of this device's when it last told messages. */
  #ahead = 0;
  /** Rises with each place that is gone to; what was asked for at the one before comes too late. */
  #turn = 0;
  #where: Ask = {};
  /** What was told while the messages were on their way, which may not hold it. */
  #told: ChatMessage[] = [];

  constructor(calls: Calls, id: string, me: string) {
    this.id = id;
    this.#calls = calls;
    this.#me = me;
    this.info = new Loadable<OpenConversation>(async () =>
      (await calls.chat()).read({ params: { id } }),
    );
    this.outbox = new Outbox(calls, id, me, (message) => this.receive(message));
    makeAutoObservable(this, {
      info: false,
      outbox: false,
      messages: observableRef,
      events: observableRef,
      read: observableRef,
      aim: observableRef,
      problem: observableRef,
    });
  }

  /** Shows the newest messages, or those around one or from a day on. */
  async show(where: Ask = {}, focus = false): Promise<void> {
    const turn = ++this.#turn;
    this.#where = where;
    this.state = "loading";
    this.loadingOlder = false;
    await this.info.load();
    const from = this.info.value;
    const reply = await this.#ask(where, turn);
    if (!reply) return;
    // Nothing was written on that day or after it: what came before is shown.
    if (where.day && !isFailure(reply) && !reply.data.items.length) return this.show();
    runInAction(() => {
      this.state = isFailure(reply) ? "failed" : "ready";
      this.problem = isFailure(reply) ? reply : undefined;
      if (isFailure(reply)) return;
      this.messages = reply.data.items;
      this.events = reply.data.events;
      const place = where.day ? this.messages[0]?.place : where.around;
      this.aim = place === undefined ? undefined : { place: Number(place), focus };
      this.windows++;
      this.#heard(reply.data.items);
      this.older = reply.data.older;
      this.newer = reply.data.newer;
      this.read = reply.data.read;
      if (from?.unread) {
        const own = ({ sender }: ChatMessage) => sender.id === this.#me;
        const unread = this.messages.find((each) => each.place > from.readPlace && !own(each));
        this.firstUnread = unread?.place;
      }
      for (const message of this.#told.splice(0)) this.receive(message);
    });
  }

  /** Tries the same place again. */
  retry() {
    return this.show(this.#where);
  }

  /** Sends what was written; whoever reads older messages meanwhile is taken to the newest, where it will stand. */
  send(written: Written) {
    if (this.newer) void this.show();
    return this.outbox.send(written);
  }

  /** Takes the reader to a message; where it is not there, it is asked for with those around it. */
  async goTo(place: number, { focus = false } = {}) {
    // What is there is about to go while another window is on its way.
    const there = this.state === "ready" && this.messages.some((each) => each.place === place);
    if (there) this.aim = { place, focus };
    else await this.show({ around: place }, focus);
  }

  /** Marks no message any more. */
  leaveAim() {
    this.aim = undefined;
  }

  async loadOlder() {
    const [first] = this.messages;
    if (!first || !this.older || this.loadingOlder) return;
    this.loadingOlder = true;
    const reply = await this.#ask({ before: first.place });
    if (!reply) return;
    runInAction(() => {
      this.loadingOlder = false;
      if (isFailure(reply)) return;
      this.older = reply.data.older;
      this.messages = [...reply.data.items, ...this.messages];
      this.#happened(reply.data.events);
    });
  }

  /** Asks for what came since, and with it for the newest of what is there, where it may have changed untold. */
  async refresh() {
    const [first] = this.messages.slice(-limits.list.pageSize);
    await this.catchUp(first && first.place - 1);
  }

  /** Asks for all that is there once more, and for what came since: too much was missed to be told one by one. */
  async reread() {
    const [first] = this.messages;
    await this.catchUp(first && first.place - 1);
  }

  /** Asks for what came since, as after a gap; among older messages, for no more than is there. */
  async catchUp(after = this.#last) {
    const upTo = this.newer ? this.#last : Infinity;
    if (this.state !== "ready" || after >= upTo) return;
    const reply = await this.#ask({ after, limit: limits.list.maxPageSize });
    if (!reply || isFailure(reply)) return;
    const { items, newer } = reply.data;
    runInAction(() => {
      for (const message of items)
        if (message.place <= upTo && !hasMessage(this.messages, message)) this.#put(message);
      if (!this.newer) this.#happened(reply.data.events);
      this.#heard(items);
      this.read = reply.data.read;
    });
    if (newer) await this.catchUp(items.at(-1)?.place);
  }

  async loadNewer() {
    const reply = await this.#ask({ after: this.#last });
    if (!reply || isFailure(reply)) return;
    runInAction(() => {
      for (const message of reply.data.items) this.#put(message);
      this.#happened(reply.data.events);
      this.newer = reply.data.newer;
    });
  }

  /** Takes in a message that was told or answered, in its place, once. */
  receive(message: ChatMessage) {
    if (message.conversationId !== this.id) return;
    this.#heard([message]);
    this.messages = quotedAnew(this.messages, message);
    // What it brings, or takes along, stands among the shared files.
    if (message.attachments.length || message.deletedAt) void this.info.load();
    if (this.state === "loading") return void this.#told.push(message);
    const [first] = this.messages;
    if (this.newer && message.place > this.#last) return;
    // It comes with those around it: the older ones are asked for from the first that is there.
    if (this.older && first && message.place < first.place) return;
    const missed = message.place > this.#last + 1 && this.messages.length > 0;
    if (missed) void this.catchUp();
    else this.#put(message);
  }

  receiveRead(read: Partial<Read>) {
    const { userId, place, side, at, delivered } = read;
    if (!userId || place === undefined || !side || !at || delivered === undefined)
      return void this.info.load();
    const others = this.read.filter((each) => each.userId !== userId);
    const before = this.read.find((each) => each.userId === userId);
    // What is told may come in another order than it happened; neither mark goes back.
    const seen = before && before.place >= place ? before : { place, at };
    const furthest = Math.max(delivered, before?.delivered ?? 0);
    const marks = { place: seen.place, at: seen.at, delivered: furthest };
    this.read = [...others, { userId, side, ...marks }];
  }

  /** Keeps that the newest message on the page was read. */
  async markRead() {
    const place = this.#last;
    if (this.newer || place <= this.#marked || place <= (this.info.value?.readPlace ?? 0)) return;
    this.#marked = place;
    const calls = await this.#calls.chat();
    const reply = await calls.markRead(
      { params: { id: this.id }, body: { place } },
      { showToast: false, showLoader: false },
    );
    if (isFailure(reply)) this.#marked = 0;
  }

  /** When somebody of the other side read an own message, or nothing. */
  seenAt({ place, sender }: ChatMessage) {
    const readers = this.read.filter((each) => each.side !== sender.side && each.place >= place);
    return readers.map(({ at }) => at).toSorted()[0];
  }

  /** How far an own message has come: read, on a page of the other side, or with the server. */
  markOf({ place, sender }: ChatMessage) {
    const others = this.read.filter((each) => each.side !== sender.side);
    if (others.some((each) => each.place >= place)) return "read";
    return others.some((each) => each.delivered >= place) ? "delivered" : "sent";
  }

  /** Whether a message can still be changed, by the clock of the server, which decides in the end. */
  isFresh({ at }: ChatMessage) {
    return Date.now() + this.#ahead - Date.parse(at) < limits.chat.edit;
  }

  async edit(message: ChatMessage, body: string) {
    const calls = await this.#calls.chat();
    const mentions = mentionedIn(body, this.info.value?.people ?? []).map((person) => person.id);
    const sent = { params: { id: message.id }, body: { body, mentions } };
    return this.#changed(await calls.edit(sent, toldHere));
  }

  async remove(message: ChatMessage) {
    const calls = await this.#calls.chat();
    return this.#changed(await calls.remove({ params: { id: message.id } }));
  }

  get #last() {
    return this.messages.at(-1)?.place ?? 0;
  }

  #changed(reply: { data: ChatMessage } | ApiFailure) {
    if (!isFailure(reply)) this.receive(reply.data);
    return reply;
  }

  /** What the server has is not waited for, even where its answer was lost. */
  #heard(messages: readonly ChatMessage[]) {
    for (const { sender, clientId } of messages)
      if (sender.id === this.#me) this.outbox.arrived(clientId);
  }

  /** Takes in what happened, each once, as it stands now. */
  #happened(events: readonly ChatEvent[]) {
    const all = new Map([...this.events, ...events].map((event) => [event.id, event]));
    this.events = [...all.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  }

  #put(message: ChatMessage) {
    this.messages = withMessage(this.messages, message);
  }

  /** Nothing, where another place was gone to meanwhile. */
  async #ask(query: Ask, turn = this.#turn) {
    const { id } = this;
    const reply = await settle(
      this.#calls.chat().then((calls) => calls.messages({ params: { id }, query })),
    );
    if (!isFailure(reply)) this.#ahead = Date.parse(reply.data.now) - Date.now();
    return turn === this.#turn ? reply : undefined;
  }
}
