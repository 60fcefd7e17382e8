import { demoInteger } from './demo-random.ts';

const agents = {
  'Chrome · Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Edge · Windows':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Safari · macOS':
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
  'Firefox · Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Chrome · Android':
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
} as const;

export type DemoDevice = keyof typeof agents;

/** Devices used for demo logins. */
export const demoDevices = Object.keys(agents) as DemoDevice[];

export const agentOf = (device: DemoDevice): string => agents[device];

/** The device an account usually uses, a computer. */
export const usualDevice = (loginName: string): DemoDevice =>
  demoDevices[demoInteger(`${loginName} device`, 0, 3)] ?? 'Chrome · Windows';
