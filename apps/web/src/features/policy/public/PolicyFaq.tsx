import type { Faq } from '@portal/contract/policy-question/public';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import styles from './PolicyPage.module.css';

/** Published questions about a policy, without their askers. */
export function PolicyFaq({ faqs }: { faqs: readonly Faq[] }) {
  const lang = langOfContent('zh');
  return faqs.map(({ questionId, title, body, answer, officeName, answeredAt }) => (
    <div key={questionId} id={`faq-${questionId}`} lang={lang}>
      <Disclosure summary={title} name="faq">
        <p className={styles.faq}>{body}</p>
        <p className={styles.faq}>{answer}</p>
        <p>{[officeName, formatDate(answeredAt, 'YYYY-MM-DD')].filter(Boolean).join(' · ')}</p>
      </Disclosure>
    </div>
  ));
}
