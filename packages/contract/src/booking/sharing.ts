import * as m from '@portal/texts/messages';

/** Who sees what a booking is for; all others see that its time is busy. */
export const sharings = ['NOBODY', 'COLLEAGUES', 'EVERYONE'] as const;
export type Sharing = (typeof sharings)[number];

export const sharingLabels: Record<Sharing, () => string> = {
  NOBODY: m.booking_sharing_nobody,
  COLLEAGUES: m.booking_sharing_colleagues,
  EVERYONE: m.booking_sharing_everyone,
};
