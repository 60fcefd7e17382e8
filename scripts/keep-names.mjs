/**
 * How what runs on the server is minified. Node keeps the source of all it has loaded, at two bytes a character where
 * one of them is Chinese: without spaces and comments that is half as much. Names stay as they are, for the log.
 */
export const keepNames = { compress: true, mangle: false, codegen: { removeWhitespace: true } };
