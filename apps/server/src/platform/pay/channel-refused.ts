import { ChannelDown } from './pay-channel.ts';

/** A call that a channel has understood and does not carry out. */
export class ChannelRefused extends Error {
  override name = 'ChannelRefused';
  readonly code: string;

  constructor(code: string, words: string) {
    super(words);
    this.code = code;
  }
}

/** What a channel does not carry out is answered by `instead`. */
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

/** A refusal that says nothing about how things stand. */
export const asFault = ({ code, message }: ChannelRefused): never => {
  throw new ChannelDown(`${code} ${message}`);
};
