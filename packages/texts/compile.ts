import { compile } from '@inlang/paraglide-js';
import { serverMessages, webMessages } from './compiled.ts';

await compile(webMessages);
await compile(serverMessages);
