/** The templates of messages; the provider stores a text for each. LINK also takes the path of a page. */
export type SmsTemplate = 'VERIFY_CODE' | 'MESSAGE' | 'LINK';

export interface Sms {
  phoneNumber: string;
  template: SmsTemplate;
  parameters: Record<string, string>;
}

/** Hands a message to a provider and returns the provider's id for it; throws `SmsRefused` or the underlying error. */
export type SendSms = (message: Sms) => Promise<string>;

/** An unusable number, too many messages to it, a problem with the park's account, or a missing template. */
export type SmsRefusal = 'NUMBER' | 'LIMIT' | 'ACCOUNT' | 'TEMPLATE';

/** A refusal that an immediate retry would not change. */
export class SmsRefused extends Error {
  readonly refusal: SmsRefusal;
  /** Milliseconds until a number that received too many messages may get another. */
  readonly freeInMs: number;

  constructor(message: string, refusal: SmsRefusal, freeInMs = 0) {
    super(message);
    this.name = 'SmsRefused';
    this.refusal = refusal;
    this.freeInMs = freeInMs;
  }
}
