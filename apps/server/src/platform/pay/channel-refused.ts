import { ChannelDown } from './pay-channel.ts';

/** A call that a channel has understood but rejected. */
export class ChannelRefused extends Error {
  override name = 'ChannelRefused';
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

/** Returns the result of `work`, or that of `instead` when the channel rejects the call. */
export async function unlessRefused<T>(
  work: Promise<T>,
  instead: (refused: ChannelRefused) => T | Promise<T>,
): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ChannelRefused) return instead(error);
    throw error;
  }
}

/** Treats a rejection that says nothing about the payment's state as a channel failure. */
export const asFault = ({ code, message }: ChannelRefused): never => {
  throw new ChannelDown(`${code} ${message}`);
};
