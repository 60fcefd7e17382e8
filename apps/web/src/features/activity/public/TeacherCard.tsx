import type { Teacher } from '@portal/contract/activity/public';
import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './TeacherCard.module.css';

/** A teacher, their fields of expertise, and the number of their upcoming activities. */
export function TeacherCard({ teacher, coming = 0 }: { teacher: Teacher; coming?: number }) {
  const { name, title, intro, fields, photo } = teacher;
  return (
    <Columns of="72px minmax(0, 1fr)" gap={16} padBlock={20} lineBelow="thin" className={styles.card}>
      {photo ? (
        <img src={imageUrl(photo.fileId, 0, 160)} alt="" width={72} height={72} loading="lazy" />
      ) : (
        <span aria-hidden className={styles.initial}>
          {name.slice(0, 1)}
        </span>
      )}
      <div>
        <Text as="h3" size={17}>
          {name}{' '}
          <Text as="small" tone="quiet" weight={400} size={14}>
            {title}
          </Text>
        </Text>
        <p>{intro}</p>
        <p className={styles.fields}>{fields.join('、')}</p>
        {coming > 0 && <p lang={currentLocale()}>{m.activity_teacher_coming({ count: coming })}</p>}
      </div>
    </Columns>
  );
}
