export interface MailFile {
  name: string;
  type: string;
  content: Buffer;
}

interface OutgoingMail {
  /** The same for every attempt, so that mail servers recognise a repetition. */
  id: string;
  address: string;
  subject: string;
  body: string;
  file: MailFile | null;
  /** The address that ends such mails, by one request (RFC 8058) or by a page. */
  unsubscribe: string | null;
}

/** Hands a mail to the mail server and returns its answer; throws `MailRefused` or the underlying error. */
export type SendMail = (mail: OutgoingMail) => Promise<string>;

/** A refusal that a retry would not change, such as an address that does not exist. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
