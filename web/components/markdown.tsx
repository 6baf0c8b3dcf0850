import { parseMarkdown, type MarkdownBlock, type MarkdownSpan } from '#src/domain/text/markdown.ts';

/** A keeper's text with its paragraphs, headings and lists. Markup in it is shown as text and never runs. */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose">
      {parseMarkdown(text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: MarkdownBlock }) {
  if (block.kind === 'heading')
    return (
      <h3>
        <Line pieces={block.line} />
      </h3>
    );
  if (block.kind === 'paragraph') {
    return (
      <p>
        {block.lines.map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            <Line pieces={line} />
          </span>
        ))}
      </p>
    );
  }
  const items = block.items.map((item, at) => (
    <li key={at}>
      <Line pieces={item} />
    </li>
  ));
  return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function Line({ pieces }: { pieces: readonly MarkdownSpan[] }) {
  return pieces.map((piece, at) => {
    if (piece.kind === 'bold') return <strong key={at}>{piece.text}</strong>;
    if (piece.kind === 'plain') return <span key={at}>{piece.text}</span>;
    return (
      <a key={at} href={piece.text} rel="noreferrer nofollow ugc" target="_blank">
        {piece.text}
      </a>
    );
  });
}
