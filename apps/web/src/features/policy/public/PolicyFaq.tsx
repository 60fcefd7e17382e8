import type { Faq } from '@portal/contract/policy-question/public';
import { formatDate } from '../../../platform/display/format.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Disclosure } from '../../../ui/disclosure/Disclosure.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

/** Published questions about a policy, without their askers. */
export function PolicyFaq({ faqs }: { faqs: readonly Faq[] }) {
  const lang = langOfContent('zh');
  return faqs.map(({ questionId, title, body, answer, officeName, answeredAt }) => (
    <div key={questionId} id={`faq-${questionId}`} lang={lang}>
      <Disclosure summary={title} name="faq">
        <Text keepLines>{body}</Text>
        <Text keepLines>{answer}</Text>
        <p>{[officeName, formatDate(answeredAt, 'YYYY-MM-DD')].filter(Boolean).join(' · ')}</p>
      </Disclosure>
    </div>
  ));
}
