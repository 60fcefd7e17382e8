interface Ticket {
  ticket: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** The ticket of a registration, with the details shown on the next pages. */
export interface AdmissionTicket extends Ticket {
  loginName?: string;
  phoneNumber?: string;
}

/** Lets users who have verified their phone set a new password for one of its accounts. */
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
        // Storage may be disabled, or hold something else.
      }
      return undefined;
    },
    write: (kept) => storage().setItem(key, JSON.stringify(kept)),
    forget,
  };
}

/** Stored for its 72 hours, since an application is rarely finished in one sitting. */
export const admissionTicket = keepIn<AdmissionTicket>(() => localStorage, 'park_portal_admission');

/** Discarded when the tab closes. */
export const recoveryTicket = keepIn<RecoveryTicket>(() => sessionStorage, 'park_portal_recovery');
