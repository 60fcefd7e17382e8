import type { ListedDeclaration } from '@portal/contract/declaration/public';
import { paths } from '@portal/contract/paths';
import type { DeclareItemDetail } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { langOfContent, wordGap } from '../../../platform/i18n/language.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Tag } from '../../../ui/tag/Tag.tsx';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { ConditionList } from './ConditionList.tsx';
import { DeclareItemHead } from './DeclareItemHead.tsx';
import { DeclareItemSide } from './DeclareItemSide.tsx';
import styles from './DeclareItemView.module.css';
import { MaterialList } from './MaterialList.tsx';
import { PolicyAnchors } from './PolicyAnchors.tsx';
import page from './PolicyPage.module.css';
import { PolicySection } from './PolicySection.tsx';
import { PolicyCrumb } from './PolicyTop.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';
import { PublicityList } from './PublicityList.tsx';

interface DeclareItemViewProps {
  item: DeclareItemDetail;
  /** The proposed recipients and their amounts. */
  listed: readonly ListedDeclaration[];
  /** Number of enterprises that have applied. */
  declarers: number;
}

/** A funding call: its requirements, its procedure, the recipients, and where to get help. */
export function DeclareItemView({ item, listed, declarers }: DeclareItemViewProps) {
  const { origin } = usePageUrl();
  const anchors = [
    { id: 'about', text: m.policy_item_about() },
    { id: 'conditions', text: m.policy_sec_conditions() },
    { id: 'materials', text: m.policy_item_materials() },
    { id: 'form', text: m.policy_item_form() },
    { id: 'steps', text: m.policy_sec_steps() },
    ...(listed.length > 0 ? [{ id: 'listed', text: m.declaration_listed() }] : []),
  ];
  return (
    <>
      <DocumentHead
        title={[item.title, m.policy_declaration_title()]}
        description={item.description}
        canonical={paths.declareItem(item.itemId)}
        type="article"
        jsonLd={breadcrumbJsonLd(origin, [
          { name: m.policy_declaration_title(), path: paths.declaration() },
          { name: item.title },
        ])}
      />
      <PolicyCrumb
        steps={[
          { text: m.policy_declaration_title(), href: paths.declaration() },
          { text: item.title, lang: langOfContent('zh') },
        ]}
      />
      <DeclareItemHead item={item} declarers={declarers} />
      <PolicyAnchors anchors={anchors} />
      <Columns
        contained
        of="minmax(0, var(--read)) 320px"
        justify="between"
        gap={0}
        gapX={48}
        padBottom={96}
        className={page.layout}
      >
        <Sections item={item} listed={listed} />
        <DeclareItemSide item={item} />
      </Columns>
    </>
  );
}

function Sections({ item, listed }: Pick<DeclareItemViewProps, 'item' | 'listed'>) {
  const lang = langOfContent('zh');
  const isAhead = item.state === 'OPEN' || item.state === 'COMING';
  const { contactPhone: phone, contactOffice: office } = item;
  return (
    <div>
      <PolicySection id="about" title={m.policy_item_about()}>
        <p lang={lang}>{item.description}</p>
        <Text above={16} tone="quiet" size={15}>
          {m.policy_based_on()}
          {wordGap()}
          <Link href={paths.policy(item.policyId)} lang={lang}>
            {item.policyTitle}
          </Link>
        </Text>
      </PolicySection>
      <PolicySection id="conditions" title={m.policy_sec_conditions()}>
        <ConditionList conditions={item.conditions} />
        <Text above={16} tone="quiet" size={15}>
          {m.policy_condition_all()}
          {wordGap()}
          <Sentence
            say={({ office: desk }) => m.policy_conditions_note({ phone, office: desk })}
            values={{ office }}
          />
        </Text>
      </PolicySection>
      <PolicySection id="materials" title={m.policy_item_materials()}>
        <MaterialList materials={item.materials} />
        <Text above={16} tone="quiet" size={15}>
          {m.policy_material_all()}
        </Text>
      </PolicySection>
      <PolicySection id="form" title={m.policy_item_form()}>
        <Columns
          as="ul"
          of="1fr 1fr"
          gap={0}
          gapX={40}
          lineAbove="strong"
          stack="phone"
          className={styles.fields}
          lang={lang}
        >
          {item.formFields.map(({ label, required, unit }) => (
            <Row
              key={label}
              as="li"
              align="baseline"
              gap={8}
              padBlock={12}
              lineBelow="thin"
              leading="list"
              className={styles.field}
            >
              {label}
              {!required && <Tag tone="brand">{m.field_material_optional()}</Tag>}
              {unit && (
                <Text as="small" atEnd tone="faint" size={14}>
                  {unit}
                </Text>
              )}
            </Row>
          ))}
        </Columns>
      </PolicySection>
      <PolicySection id="steps" title={m.policy_sec_steps()}>
        <ProcessSteps steps={item.steps} until={isAhead ? item.windowTo : undefined} />
        <Text above={16} tone="quiet" size={15}>
          {m.policy_publicity_days({ count: item.publicityDays })}
        </Text>
      </PolicySection>
      {listed.length > 0 && (
        <PolicySection id="listed" title={m.declaration_listed()}>
          <PublicityList rows={listed} />
          <Text above={16} tone="quiet" size={15}>
            {m.declaration_listed_note()}
          </Text>
        </PolicySection>
      )}
    </div>
  );
}
