interface Ticket {
  ticket: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The ticket of a registration, with what the next pages say about it. */
export interface AdmissionTicket extends Ticket {
  loginName?: string;
  phoneNumber?: string;
}

/** Who has shown the code of his phone may choose a new password for one of its accounts. */
export interface RecoveryTicket extends Ticket {
  phoneNumber: string;
  accounts: { userId: string; userAccId: string; loginName: string; userType: string }[];
}

interface Keep<Kept extends Ticket> {
  read(): Kept | undefined;
  write(kept: Kept): void;
  forget(): void;
}

function keepIn<Kept extends Ticket>(storage: () => Storage, key: string): Keep<Kept> {
  const forget = () => storage().removeItem(key);
  return {
    read() {
      try {
        const kept = JSON.parse(storage().getItem(key) ?? 'null') as Kept | null;
        if (kept && kept.expiresAt > Date.now()) return kept;
        forget();
      } catch {
        // Storage that is switched off, or what somebody else has written into it.
      }
      return undefined;
    },
    write: (kept) => storage().setItem(key, JSON.stringify(kept)),
    forget,
  };
}

/** Kept for its 72 hours, as an application is rarely written in one sitting. */
export const admissionTicket = keepIn<AdmissionTicket>(() => localStorage, 'park_portal_admission');

/** Gone with the tab. */
export const recoveryTicket = keepIn<RecoveryTicket>(() => sessionStorage, 'park_portal_recovery');
