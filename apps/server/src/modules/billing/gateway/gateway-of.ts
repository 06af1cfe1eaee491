import type { Config } from "../../../config";
import type { Gateway } from "./gateway";
import { guarded } from "./guarded";
import { pretendGateway } from "./pretend";
import { razorpay } from "./razorpay";
import { stripe } from "./stripe";

const known = new WeakMap<Config, Gateway>();

/** The gateway that the configuration names: one for the whole process, so that whoever asks it knows when it is down. */
export function gatewayOf(config: Config): Gateway {
  const gateway = known.get(config) ?? make(config);
  known.set(config, gateway);
  return gateway;
}

function make(config: Config): Gateway {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = config;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: signing } = config;
  if (keyId && keySecret && config.RAZORPAY_WEBHOOK_SECRET)
    return guarded(
      razorpay({
        keyId,
        keySecret,
        webhookSecret: config.RAZORPAY_WEBHOOK_SECRET,
        url: config.RAZORPAY_URL,
      }),
    );
  if (secretKey && signing)
    return guarded(
      stripe({
        secretKey,
        webhookSecret: signing,
        url: config.STRIPE_URL,
        back: `${config.PUBLIC_URL}/po/payment`,
      }),
    );
  return pretendGateway;
}
