import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { webMessages } from './compiled.ts';

/** Compiles the messages before a build, and in development again whenever one changes. */
export const messagesPlugin = () => paraglideVitePlugin(webMessages);
