/**
 * How what runs on the server is minified. Node keeps the source of all it has loaded, at two bytes a character where
 * one of them is Chinese: so these are written as escapes, and spaces and comments left out. Names stay as they are, for
 * the log.
 */
export const keepNames = {
  compress: true,
  mangle: false,
  codegen: { removeWhitespace: true, asciiOnly: true },
};

/**
 * Messages come in parentheses, of their type's sake. V8 takes a function in parentheses for one that runs at once and
 * compiles it when it is read: seven thousand of them, of which a visitor needs a hundred.
 */
export const lazyMessages = {
  name: 'lazy-messages',
  // Before Vite writes the module anew.
  enforce: 'pre',
  transform(code, id) {
    if (!/\/paraglide(?:-server)?\/messages\//.test(id)) return null;
    return code.replaceAll(/ \/\*\* @type \{.*\} \*\/ \((\(inputs.*\) => \{\n[^}]*\n\})\);?/g, ' $1;');
  },
};
