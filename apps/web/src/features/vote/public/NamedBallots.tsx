import type { VoteDetail } from '@portal/contract/vote';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import styles from './VotePage.module.css';

/** What each enterprise has chosen in a named vote, folded. */
export function NamedBallots({ ballots, endsAt }: Pick<VoteDetail, 'ballots' | 'endsAt'>) {
  const lang = langOfContent('zh');
  return (
    <details className={styles.named}>
      <summary>{m.vote_named_ballots({ count: ballots.length })}</summary>
      <p>{m.vote_named_note({ time: formatDate(endsAt) })}</p>
      <dl lang={lang}>
        {ballots.map(({ name, options }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{options.join('、')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
