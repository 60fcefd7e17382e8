import { browserState } from '../../../platform/api/browser-client.ts';

/** `medium` is the density of the member area, `large` that of public pages. */
export function applySize(size: string): void {
  document.documentElement.dataset.density = size === 'large' ? 'roomy' : 'compact';
}

export function saveSize(size: string): void {
  browserState().savePreference('size', size);
  applySize(size);
}
