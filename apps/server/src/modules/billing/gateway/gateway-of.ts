import type { Config } from "../../../config";
import type { Gateway } from "./gateway";
import { pretendGateway } from "./pretend";
import { razorpay } from "./razorpay";

/** The gateway that the configuration names. */
export const gatewayOf = ({
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  RAZORPAY_URL: url,
}: Config): Gateway =>
  keyId && keySecret && webhookSecret
    ? razorpay({ keyId, keySecret, webhookSecret, url })
    : pretendGateway;
