import type { paymentInput, PaymentOrder } from "@toran/contract/schemas/billing";
import type { z } from "zod/mini";

export type Proof = NonNullable<z.input<typeof paymentInput>["proof"]>;

interface Paid {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}
interface Options {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  handler: (paid: Paid) => void;
  modal: { ondismiss: () => void };
}
type Razorpay = new (options: Options) => { open: () => void };
declare global {
  interface Window {
    Razorpay?: Razorpay;
  }
}

const address = "https://checkout.razorpay.com/v1/checkout.js";

/** Fetches the page of the gateway, once; nothing of it is loaded before somebody pays. */
async function loadRazorpay(): Promise<Razorpay> {
  if (!window.Razorpay) {
    const script = document.createElement("script");
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
    });
    script.src = address;
    document.head.append(script);
    await loaded.finally(() => script.remove());
  }
  if (!window.Razorpay) throw new Error("The payment page did not load.");
  return window.Razorpay;
}

type RazorpayOrder = Extract<PaymentOrder, { gateway: "razorpay" }>;

/** Goes to the page of the gateway, or opens it over ours. Brings what it signed, or nothing when it was closed; throws when it cannot be loaded. */
export async function openCheckout(
  order: PaymentOrder,
  name: string,
  leaveFor: (page: string) => void,
): Promise<Proof | undefined> {
  if (order.gateway === "razorpay") return openRazorpay(order, name);
  leaveFor(order.page);
  return undefined;
}

async function openRazorpay(order: RazorpayOrder, name: string): Promise<Proof | undefined> {
  const Checkout = await loadRazorpay();
  return new Promise((resolve) => {
    new Checkout({
      key: order.keyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name,
      handler: (paid) =>
        resolve({
          orderId: paid.razorpay_order_id,
          paymentId: paid.razorpay_payment_id,
          signature: paid.razorpay_signature,
        }),
      modal: { ondismiss: () => resolve(undefined) },
    }).open();
  });
}
