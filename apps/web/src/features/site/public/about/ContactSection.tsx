import type { SitePage } from '@portal/contract/site/public';
import * as m from '@portal/texts/messages';
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
        <ul className={styles.cards}>
          {contacts.map((contact) => (
            <ContactCard key={contact.name} {...contact} />
          ))}
        </ul>
      )}
      <div className={styles.section}>
        <Prose html={section.html} />
      </div>
    </section>
  );
}

function ContactCard({ name, value, note, phone }: Contact) {
  return (
    <li className={styles.card}>
      <span className={styles.cardName}>{name}</span>
      <span className={styles.cardValue}>
        {phone ? <a href={`tel:${value}`}>{value}</a> : value}
        {note && <small>{note}</small>}
      </span>
      <div className={styles.cardEnd}>
        <CopyButton
          text={value}
          label={m.site_copy()}
          about={`${name} ${value}`}
          done={m.site_copied()}
          failed={m.site_copy_failed()}
        />
      </div>
    </li>
  );
}
