import type { Language } from '@portal/texts/languages';
import * as m from '@portal/texts/messages';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../../platform/account/PageTitle.tsx';
import { useUser } from '../../platform/account/use-user.ts';
import { Sentence } from '../../platform/display/Sentence.tsx';
import { ariaLocale } from '../../platform/i18n/aria-locale.ts';
import { currentLocale } from '../../platform/i18n/language.ts';

const zone = 'Asia/Shanghai';

/** The separator between the date and the note. */
const gaps: Record<Language, string> = { zh: '，', ja: '、', en: ' · ', es: ' · ' };

function greetingAt(now: Date): (inputs: { name: string }) => string {
  const hour = Number(
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now),
  );
  if (hour < 5 || hour >= 18) return m.workbench_evening;
  if (hour < 11) return m.workbench_morning;
  if (hour < 13) return m.workbench_noon;
  return m.workbench_afternoon;
}

/** A greeting for the time of day, the date, and a note about the day. */
export function Greeting({ note, actions }: { note?: ReactNode; actions?: ReactNode }) {
  const { name, loginName } = useUser();
  const [now] = useState(() => new Date());
  const day = new Intl.DateTimeFormat(ariaLocale(), {
    month: 'long',
    day: 'numeric',
    weekday: 'long',
    timeZone: zone,
  }).format(now);
  return (
    <PageTitle
      title={m.member_dashboard()}
      heading={<Sentence say={greetingAt(now)} values={{ name: name || loginName }} />}
      note={
        <>
          {day}
          {note && (
            <>
              {gaps[currentLocale()]}
              {note}
            </>
          )}
        </>
      }
      actions={actions}
    />
  );
}
