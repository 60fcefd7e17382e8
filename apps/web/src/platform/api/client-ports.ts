import type { ClientState } from '../client-state/client-state.ts';
import type { ApiTexts } from './texts.ts';

/** The part of a fetch Response the client reads. */
export interface TransportResponse {
  ok: boolean;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

interface TransportRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | FormData;
  keepalive?: boolean | undefined;
  signal: AbortSignal;
}

export type Transport = (url: string, request: TransportRequest) => Promise<TransportResponse>;

export interface Notices {
  /** `text` is plain text, to be escaped when shown. */
  toast(kind: 'error' | 'success' | 'info', text: string, ms: number): void;
  /** Resolves to true for `ok`; without `cancel` there is only one button. */
  confirm(question: {
    title: string;
    text: string;
    /** Why the question is asked. */
    note?: string;
    ok: string;
    cancel?: string;
  }): Promise<boolean>;
}

/** Lets users whose session has ended log in within the page if reloading it would lose their work. */
export interface LoginHere {
  isNeeded(): boolean;
  /** Resolves to true if the user has logged in. */
  ask(): Promise<boolean>;
}

/** The invalid token of a user who declined to log in again, kept for the next pages of the tab. */
export interface DeclinedBefore {
  read(): string | null;
  write(token: string): void;
}

export interface Navigation {
  path(): string;
  /** The path with its query. */
  address(): string;
  /** Loads the whole document, so that nothing of the old session stays in memory. */
  load(url: string): void;
  reload(): void;
}

export interface Clock {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export interface ClientPorts {
  transport: Transport;
  state: Pick<ClientState, 'user' | 'saveToken' | 'resetToken' | 'clear'>;
  notices: Notices;
  navigation: Navigation;
  /** Called each time a text is shown, so that a change of language takes effect. */
  texts: () => ApiTexts;
  clock?: Clock;
  /** Whether the device has a network connection. */
  isOnline?: () => boolean;
  loginHere?: LoginHere;
  declinedBefore?: DeclinedBefore;
}

export const systemClock: Clock = {
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};
