import type { Refusals } from '@portal/contract/declaration/public';
import { paths } from '@portal/contract/paths';
import type { CalcField, PolicyDetail } from '@portal/contract/policy/public';
import type { Faq } from '@portal/contract/policy-question/public';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent, wordGap } from '../../../platform/i18n/language.ts';
import { CachedFragment } from '../../../platform/page/CachedFragment.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { withBasePath } from '../../../ui/link/base-path.ts';
import { Prose } from '../../../ui/prose/Prose.tsx';
import AmountCalculator from './AmountCalculator.island.tsx';
import type { CalculatorAnswer } from './CalculatorForm.tsx';
import { ConditionList } from './ConditionList.tsx';
import ConditionResults from './ConditionResults.island.tsx';
import { calculatorFields, calculatorTexts } from './calculator-texts.ts';
import { conditionResultTexts } from './condition-result-texts.ts';
import { PictureInterpretation } from './PictureInterpretation.tsx';
import { PolicyFaq } from './PolicyFaq.tsx';
import styles from './PolicyPage.module.css';
import { PolicySection } from './PolicySection.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { RefusalReasons } from './RefusalReasons.tsx';
import { UploadedInterpretation } from './UploadedInterpretation.tsx';

interface PolicySectionsProps {
  policy: PolicyDetail;
  /** The ticket for viewing a working copy. */
  preview: string | null;
  figures: Partial<Record<CalcField, string>>;
  answer: CalculatorAnswer;
  /** Published questions about the policy. */
  faqs: readonly Faq[];
  /** The reasons why applications under this policy were rejected. */
  refusals: Refusals | null | undefined;
}

/** The fragments of the sections this policy has, in order. */
export function sectionsOf(
  { picture, pictureFile, conditions, calcFields, steps }: PolicyDetail,
  faqs: readonly Faq[],
  refusals: Refusals | null | undefined,
) {
  return [
    { id: 'reading', text: m.policy_sec_reading() },
    ...(picture || pictureFile ? [{ id: 'picture', text: m.policy_sec_picture() }] : []),
    ...(conditions.length > 0 ? [{ id: 'conditions', text: m.policy_sec_conditions() }] : []),
    ...(calcFields.length > 0 ? [{ id: 'calculator', text: m.policy_sec_calculator() }] : []),
    ...(steps.length > 0 ? [{ id: 'steps', text: m.policy_sec_steps() }] : []),
    ...(faqs.length > 0 ? [{ id: 'faq', text: m.question_faq() }] : []),
    ...(refusals && refusals.refused > 0 ? [{ id: 'refusals', text: m.declaration_refusals() }] : []),
    { id: 'original', text: m.policy_sec_original() },
  ];
}

export function PolicySections({ policy, preview, figures, answer, faqs, refusals }: PolicySectionsProps) {
  const { items, policyId, steps, picture, pictureFile, conditions, calcFields } = policy;
  const next = items.find((item) => item.policyId === policyId && ['OPEN', 'COMING'].includes(item.state));
  return (
    <>
      <Reading policy={policy} />
      {(picture || pictureFile) && (
        <PolicySection id="picture" title={m.policy_picture_title()}>
          {pictureFile ? (
            <UploadedInterpretation picture={pictureFile} />
          ) : (
            picture && <PictureInterpretation picture={picture} cover={policy.cover} />
          )}
        </PolicySection>
      )}
      {conditions.length > 0 && <Conditions policy={policy} isPreview={preview !== null} />}
      {calcFields.length > 0 && (
        <Calculator policy={policy} preview={preview} figures={figures} answer={answer} />
      )}
      {steps.length > 0 && (
        <PolicySection id="steps" title={m.policy_sec_steps()}>
          <CachedFragment
            as="div"
            name="policy/steps"
            of={ProcessSteps}
            with={{ steps, until: next?.windowTo }}
          />
        </PolicySection>
      )}
      {faqs.length > 0 && (
        <PolicySection id="faq" title={m.question_faq()}>
          <PolicyFaq faqs={faqs} />
        </PolicySection>
      )}
      {refusals && refusals.refused > 0 && (
        <PolicySection id="refusals" title={m.declaration_refusals()}>
          <RefusalReasons refusals={refusals} />
        </PolicySection>
      )}
      <PolicySection id="original" title={m.policy_sec_original()}>
        <Text below={16} tone="quiet" size={15}>
          {m.policy_original_note()}
        </Text>
        <Text
          as="div"
          padInline={32}
          padTop={24}
          padBottom={28}
          frame="thin"
          round
          className={styles.original}
          lang={langOfContent('zh')}
        >
          <Prose html={policy.originalBody} />
        </Text>
      </PolicySection>
    </>
  );
}

function Reading({ policy: { plainSummary, interpretation } }: { policy: PolicyDetail }) {
  const lang = langOfContent('zh');
  return (
    <PolicySection id="reading" title={m.policy_reading_title()}>
      <Text as="div" padInline={24} padBlock={20} round ground="leaf" leading="wide" className={styles.plain}>
        <Text as="b" block below={4} tone="leaf" size={14}>
          {m.policy_one_sentence()}
        </Text>
        <span lang={lang}>{plainSummary}</span>
      </Text>
      <Text as="div" above={24} lang={lang}>
        <Prose html={interpretation} />
      </Text>
    </PolicySection>
  );
}

function Conditions({ policy, isPreview }: { policy: PolicyDetail; isPreview: boolean }) {
  const { conditions, contactPhone: phone, contactOffice: office, policyId, state } = policy;
  const isInForce = state === 'VALID' || state === 'EXPIRING';
  return (
    <PolicySection id="conditions" title={m.policy_sec_conditions()}>
      {isInForce && !isPreview && (
        <ConditionResults
          policyId={policyId}
          profile={paths.enterprisePreserve()}
          lang={langOfContent('zh')}
          texts={conditionResultTexts()}
        />
      )}
      <CachedFragment as="div" name="policy/conditions" of={ConditionList} with={{ conditions }} />
      <Text above={16} tone="quiet" size={15}>
        {m.policy_condition_all()}
        {wordGap()}
        <Sentence
          say={({ office: desk }) => m.policy_conditions_note({ phone, office: desk })}
          values={{ office }}
        />
      </Text>
    </PolicySection>
  );
}

function Calculator({ policy, preview, figures, answer }: Omit<PolicySectionsProps, 'faqs' | 'refusals'>) {
  return (
    <PolicySection id="calculator" title={m.policy_sec_calculator()}>
      <Text below={16} tone="quiet" size={15}>
        {m.policy_calc_intro()}
      </Text>
      <AmountCalculator
        policyId={policy.policyId}
        {...(preview === null ? {} : { preview })}
        action={withBasePath(`${paths.policy(policy.policyId)}#calculator`)}
        fields={calculatorFields(policy.calcFields)}
        figures={figures}
        answer={answer}
        texts={calculatorTexts()}
        source={m.policy_own_source({ year: '{year}' })}
      />
      <Text above={16} tone="quiet" size={15}>
        {m.policy_calc_rule()}: <span lang={langOfContent('zh')}>{policy.formulaText}</span>
      </Text>
    </PolicySection>
  );
}
