import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { LoadKey } from '#web/lib/queries.ts';
import { shareFile, shareLink } from '#web/lib/share.ts';
import { loadFile } from '#web/lib/transfer.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { HandOver } from './use-hand-over.ts';

/** Sends the link, or the file: the one that is there, else it is loaded first. */
export function useSending({ code, link, pets }: HandOver, file: File | null) {
  const { handOver } = useTexts();
  const load = useAction(() => loadFile(`/api/hand_over/file/${code}`), {
    errorTitle: handOver.loadingFile,
    done: (loaded) => void shareFile(loaded),
  });
  const names = pets.map(({ name }) => name).join(', ');
  return {
    busy: load.busy,
    /** `refused`: the device shares no links after all. */
    async sendLink(refused: () => void) {
      const text = handOver.linkText(names);
      if (!(await shareLink({ url: link, title: names, text }))) refused();
    },
    sendFile: () => void (file ? shareFile(file) : load.run()),
  };
}

/** What shows again after a hand-over has ended. */
export const handOverChanged: LoadKey[] = [['hand_over'], ...traded];

/** The two ways in which its giver ends it; both ask first, since neither can be undone. */
export function useEnding({ id, pets }: HandOver) {
  const { handOver } = useTexts();
  const takeBack = useAction(() => api.hand_over.delete.delete({ id }), {
    errorTitle: handOver.takingBack,
    success: handOver.takenBack,
    invalidates: handOverChanged,
  });
  const finish = useAction(() => api.hand_over.finish.put({ id }), {
    errorTitle: handOver.finishing,
    success: handOver.finished,
    invalidates: handOverChanged,
  });
  const [only, ...more] = pets;
  const question =
    only && more.length === 0
      ? handOver.askTheyHaveIt(only.name)
      : handOver.askTheyHaveAll(pets.length);
  return {
    takeBack: {
      busy: takeBack.busy,
      async ask() {
        const sure = await confirm({
          title: handOver.askTakeBack,
          text: handOver.takeBackText,
          button: handOver.takeBack,
          style: 'danger',
        });
        if (sure) await takeBack.run();
      },
    },
    finish: {
      busy: finish.busy,
      async ask() {
        const sure = await confirm({
          title: question,
          text: handOver.theyHaveItText,
          button: handOver.theyHaveIt,
        });
        if (sure) await finish.run();
      },
    },
  };
}
