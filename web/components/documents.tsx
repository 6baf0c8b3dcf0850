import { useState } from 'react';
import { documentFileName } from '#src/domain/documents/kind.ts';
import { limits } from '#src/domain/limits.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatInstantDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';
import { download } from '#web/lib/transfer.ts';
import { undoBy } from '#web/lib/undo.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { DocumentUpload } from './document-upload.tsx';
import { RenameDocument } from './rename-document.tsx';
import { useWaitingPapers, WaitingPaperRow } from './waiting-papers.tsx';

export function usePapers(of: Belonging) {
  const { papers } = useTexts().pets;
  return useLoad(['document', 'list', of], () => api.document.list.get({ query: of }), {
    errorTitle: papers.errorLoading,
    quiet: true,
  });
}

/** Saves a paper on the device, where it is opened. */
export function useOpenPaper({ id, name, kind }: Paper) {
  const { papers } = useTexts().pets;
  return useAction(
    () => download({ path: `/api/document/file/${id}`, name: documentFileName(name, kind) }),
    { errorTitle: papers.errorOpening },
  );
}

/** The papers of one's animal, purchase or sale: to add, save, rename and delete. */
export function Documents({ of, open }: { of: Belonging; open?: true }) {
  const { pets } = useTexts();
  const t = pets.papers;
  const load = usePapers(of);
  const { data } = load;
  const rows = data?.rows ?? [];
  const waiting = useWaitingPapers(of);
  const count = rows.length + waiting.length;
  const known = count === 0 ? t.none : t.count(count);
  return (
    <Fold
      key={`${Boolean(open && rows.length > 0)}`}
      open={open && rows.length > 0}
      title={t.title}
      // how many the server has is not known without it
      said={data ? known : count > 0 ? `${known}, ${t.waits}` : undefined}
    >
      {count > 0 && (
        <ul className="documents">
          {rows.map((row) => (
            <Document key={row.id} document={row} />
          ))}
          {waiting.map((paper) => (
            <WaitingPaperRow key={paper.line.place} paper={paper} />
          ))}
        </ul>
      )}
      {!data && load.failed && <LoadFailed load={load} />}
      <DocumentUpload of={of} />
      {rows.length > 0 && <Usage />}
    </Fold>
  );
}

/** How much of what a keeper may have is used. */
function Usage() {
  const { pets } = useTexts();
  const { data } = useLoad(['document', 'usage'], () => api.document.usage.get(), {
    errorTitle: pets.papers.errorLoading,
    quiet: true,
  });
  if (!data) return null;
  const { count, max, bytes } = data;
  const most = formatBytes(limits.documents.bytes);
  return <p className="hint">{pets.papers.inAll(count, max, formatBytes(bytes), most)}</p>;
}

export type Paper = NonNullable<
  Awaited<ReturnType<typeof api.document.list.get>>['data']
>['rows'][number];

function Document({ document }: { document: Paper }) {
  const { pets } = useTexts();
  const t = pets.papers;
  const [isRenaming, setRenaming] = useState(false);
  const { id, name, kind, bytes, created } = document;
  const save = useOpenPaper(document);
  const invalidates = [['document']] as const;
  const remove = useAction(() => api.document.delete.delete({ id }), {
    errorTitle: t.errorDeleting,
    invalidates,
    success: () => ({
      text: t.removed(name),
      undo: undoBy({ errorTitle: pets.errorUndo, invalidates, over: 'not_found' }, () =>
        api.document.restore.put({ id }),
      ),
    }),
  });
  return (
    <li>
      <span>
        <Button
          variant="quiet"
          icon="paper"
          busy={save.busy}
          label={t.open(name)}
          onClick={() => void save.run()}
        >
          {name}
        </Button>
        <span className="small muted">
          {kind.toUpperCase()}, {formatBytes(bytes)}, {formatInstantDay(created)}
        </span>
      </span>
      <span className="cluster">
        <Button
          variant="quiet"
          icon="pencil"
          label={t.rename(name)}
          onClick={() => setRenaming(true)}
        />
        <Button
          variant="dangerQuiet"
          icon="trash"
          label={t.remove(name)}
          busy={remove.busy}
          onClick={() => void remove.run()}
        />
      </span>
      {isRenaming && <RenameDocument document={document} onClose={() => setRenaming(false)} />}
    </li>
  );
}
