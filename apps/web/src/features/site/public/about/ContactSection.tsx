import type { SitePage } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Prose } from '../../../../ui/prose/Prose.tsx';
import CopyButton from '../../shared/CopyButton.island.tsx';
import { useSiteSetting } from '../../shared/site-setting.ts';
import styles from './About.module.css';

interface Contact {
  name: string;
  value: string;
  note?: string;
  phone?: boolean;
}

/** Hotline, duty phone and address to call or copy, then all offices. */
export function ContactSection({ section }: { section: SitePage['sections'][number] }) {
  const { hotline, serviceHours, dutyPhone, address } = useSiteSetting();
  const contacts: Contact[] = [
    {
      name: m.site_hotline(),
      value: hotline,
      note: serviceHours && m.site_hotline_hours({ hours: serviceHours }),
      phone: true,
    },
    { name: m.site_duty_phone(), value: dutyPhone, phone: true },
    { name: m.site_map_reception(), value: address },
  ].filter(({ value }) => value !== '');
  return (
    <section id={section.id}>
      <h2 className={styles.title}>{section.heading}</h2>
      {contacts.length > 0 && (
        <Columns
          as="ul"
          of="repeat(3, minmax(0, 1fr))"
          below={24}
          frame="thin"
          round
          stack="tablet"
          className={styles.cards}
        >
          {contacts.map((contact) => (
            <ContactCard key={contact.name} {...contact} />
          ))}
        </Columns>
      )}
      <Text as="div" shrink readable>
        <Prose html={section.html} />
      </Text>
    </section>
  );
}

function ContactCard({ name, value, note, phone }: Contact) {
  return (
    <Row as="li" gap={4} padInline={24} padBlock={20} className={styles.card}>
      <Text as="span" tone="quiet" size={14}>
        {name}
      </Text>
      <Text as="span" below={8} balance size={18} weight={600} leading="mid" figures>
        {phone ? <a href={`tel:${value}`}>{value}</a> : value}
        {note && (
          <Text as="small" block tone="faint" size={14} weight={400}>
            {note}
          </Text>
        )}
      </Text>
      <div className={styles.cardEnd}>
        <CopyButton
          text={value}
          label={m.act_copy()}
          about={`${name} ${value}`}
          done={m.act_copied()}
          failed={m.site_copy_failed()}
        />
      </div>
    </Row>
  );
}
