import * as m from '@portal/texts/messages';
import styles from './network-line.module.css';

const lineId = 'network-line';

/** A line at the top while there is no network; it goes when there is one again. */
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
  // Put in afterwards, so that it is read out.
  line.textContent = m.site_no_network_line();
}
