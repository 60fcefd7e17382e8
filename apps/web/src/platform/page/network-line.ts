import * as m from '@portal/texts/messages';
import styles from './network-line.module.css';

const lineId = 'network-line';

/** Shows a line at the top while offline; it disappears once there is a network again. */
export function showNetworkLine(): void {
  const known = document.getElementById(lineId);
  if (navigator.onLine) {
    known?.remove();
    return;
  }
  if (known) return;
  const line = document.createElement('p');
  line.id = lineId;
  line.className = styles.line ?? '';
  line.setAttribute('role', 'status');
  document.body.prepend(line);
  // Inserted afterwards, so that screen readers announce it.
  line.textContent = m.site_no_network_line();
}
