import * as m from '@portal/texts/messages';
import { imageUrl } from '../../../platform/api/image-url.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './Repair.module.css';

/** Thumbnails that link to the full pictures. */
export function TicketPhotos({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Row as="ul" wrap gap={8} className={styles.photos}>
      {ids.map((id, at) => (
        <li key={id}>
          <Link href={imageUrl(id)} target="_blank" look="bare">
            <img src={imageUrl(id, 0, 320)} alt={m.repair_photo_no({ no: at + 1 })} width={96} height={72} />
          </Link>
        </li>
      ))}
    </Row>
  );
}
