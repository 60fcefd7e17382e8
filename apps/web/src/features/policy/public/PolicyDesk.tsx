import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './PolicySide.module.css';

/** Where to ask: office, phone, hours, and a link to the question form. */
export function PolicyDesk({ office, phone, policyId }: { office: string; phone: string; policyId: string }) {
  return (
    <Text as="div" ground="quiet" tone="quiet" size={14} leading="wide" className={styles.call}>
      <Text as="h2" tone="ink" size={14}>
        {m.policy_desk()}
      </Text>
      <Link href={`tel:${phone}`} className={styles.phone}>
        {phone}
      </Link>
      <span lang={langOfContent('zh')}>{office}</span>
      <br />
      {m.policy_desk_hours()}
      <Text above={12}>
        <ButtonLink href={paths.question('new', { policy: policyId })}>{m.question_ask()}</ButtonLink>
      </Text>
    </Text>
  );
}
