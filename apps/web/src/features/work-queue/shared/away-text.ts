import * as m from '@portal/texts/messages';

interface Away {
  awayUntil: string | null;
  standInName?: string;
}

/** Says that somebody is on leave, and who stands in; empty while they are here. */
export function awayText({ awayUntil: day, standInName: name = '' }: Away): string {
  if (day === null) return '';
  return name === '' ? m.handover_away({ day }) : m.handover_away_for({ day, name });
}
