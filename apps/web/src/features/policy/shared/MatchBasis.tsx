interface MatchBasisProps {
  /** A sentence with `{name}` in it. */
  text: string;
  name: string;
  /** Names of enterprises are Chinese. */
  lang: string | undefined;
}

/** Whose data a match goes by. */
export function MatchBasis({ text, name, lang }: MatchBasisProps) {
  const [before, after] = text.split('{name}');
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after}
    </>
  );
}
