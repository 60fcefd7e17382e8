/** What can be sent; the provider has a text for each. */
export type SmsTemplate = 'VERIFY_CODE' | 'MESSAGE';

export interface Sms {
  phoneNumber: string;
  template: SmsTemplate;
  parameters: Record<string, string>;
}

/** Hands a message to a provider and returns the provider's number of it; throws what it refused with. */
export type SendSms = (message: Sms) => Promise<string>;
