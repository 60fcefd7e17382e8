export { consumeCode, proveCode } from './verify-code/prove-code.ts';
