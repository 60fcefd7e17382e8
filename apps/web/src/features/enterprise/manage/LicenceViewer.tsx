import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { formatBytes } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { fileTextIcon, rotateCwIcon, zoomInIcon, zoomOutIcon } from '../../../ui/icon/shapes.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import type { Audit } from './audit-notes.ts';
import styles from './LicenceViewer.module.css';

interface LicenceViewerProps {
  name: string;
  fileId: string | undefined;
  licence: Audit['licence'];
}

// A picture larger than its frame scrolls, and the keyboard can scroll only a focused element.
const keyboardScroll = { tabIndex: 0 };
const scales = [1, 1.5, 2, 3, 4];

/** The licence, which can be zoomed, rotated, or opened in its own window. */
export function LicenceViewer({ name, fileId, licence }: LicenceViewerProps) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  if (!fileId || !licence) return <Text tone="quiet">{m.operator_audit_licence_none()}</Text>;
  const address = `/api/fms/show/${fileId}_0`;
  const isPicture = licence.mime.startsWith('image/');
  const scale = scales[zoom] ?? 1;
  return (
    <Text as="figure">
      {isPicture ? (
        <Text
          as="section"
          frame="thin"
          ground="quiet"
          className={styles.frame}
          aria-label={m.operator_audit_licence_alt({ name })}
          {...keyboardScroll}
        >
          <img
            src={address}
            alt={m.operator_audit_licence_alt({ name })}
            style={{ width: `${scale * 100}%`, rotate: `${turns * 90}deg` }}
          />
        </Text>
      ) : (
        <Stack frame="thin" ground="quiet" tone="faint" className={styles.document}>
          <Icon shape={fileTextIcon} />
        </Stack>
      )}
      <Row as="figcaption" wrap align="center" justify="between" gap={8} above={8} tone="quiet" size={13}>
        <span>
          <Written>{licence.name}</Written> · {formatBytes(licence.bytes)}
        </span>
        <Row as="span" inline align="center" gap={8}>
          {isPicture && (
            <>
              <IconButton
                size="small"
                icon={zoomOutIcon}
                label={m.operator_audit_zoom_out()}
                disabled={zoom === 0}
                onClick={() => setZoom(zoom - 1)}
              />
              <IconButton
                size="small"
                icon={zoomInIcon}
                label={m.operator_audit_zoom_in()}
                disabled={zoom === scales.length - 1}
                onClick={() => setZoom(zoom + 1)}
              />
              <IconButton
                size="small"
                icon={rotateCwIcon}
                label={m.operator_audit_turn()}
                onClick={() => setTurns(turns + 1)}
              />
            </>
          )}
          <Link href={address} target="_blank" rel="noopener">
            {m.operator_audit_licence_open()}
          </Link>
        </Row>
      </Row>
    </Text>
  );
}
