import { type SendEvent, type StreamedEvent, streamEvents } from './event-stream.ts';
import type { Lake } from './lake.ts';
import type { ContentRole } from './project.ts';
import { Refusal } from './refusal.ts';
import { tagsOfTransaction } from './sync-tags.ts';

interface PastEvent {
  place: number;
  published: string[];
  withDrafts: string[];
}

const mostKeptEvents = 100;

/** The live content API: which answers have changed, by their sync tags. */
export class LiveEvents {
  readonly #lake: Lake;
  readonly #begin = Date.now().toString(36);
  #past: PastEvent[] = [];
  #place = 0;

  constructor(lake: Lake) {
    this.#lake = lake;
    lake.onCommit((transaction) => {
      this.#place += 1;
      this.#past.push({
        place: this.#place,
        published: tagsOfTransaction(transaction, false),
        withDrafts: tagsOfTransaction(transaction, true),
      });
      this.#past = this.#past.slice(-mostKeptEvents);
    });
    lake.onReset(() => {
      this.#place += 1;
      this.#past = [];
    });
  }

  /**
   * `GET /v…/data/live/events/{dataset}`. Whoever comes back with the id of the last event gets what happened
   * since, or is told to start over where that is not known any more. Drafts need a token.
   */
  answer(request: Request, url: URL, role: ContentRole): Response {
    const includeDrafts = url.searchParams.get('includeDrafts') === 'true';
    if (includeDrafts && role === 'anonymous') {
      throw Refusal.gateway(403, 'Forbidden', 'Events of drafts need a token.');
    }
    const lastId = request.headers.get('last-event-id') ?? url.searchParams.get('lastLiveEventId');
    return streamEvents((send) => {
      send({ name: 'welcome', id: this.#idOf(this.#place), data: {} });
      if (lastId !== null) this.#catchUp(send, lastId, includeDrafts);
      const endings = [
        this.#lake.onCommit(() => this.#tellLatest(send, includeDrafts)),
        this.#lake.onReset(() => send(this.#restart())),
      ];
      return () => {
        for (const end of endings) end();
      };
    });
  }

  #idOf(place: number): string {
    return `${this.#begin}-${place}`;
  }

  #restart(): StreamedEvent {
    return { name: 'restart', id: this.#idOf(this.#place), data: {} };
  }

  #tell(send: SendEvent, { place, published, withDrafts }: PastEvent, includeDrafts: boolean): void {
    const tags = includeDrafts ? withDrafts : published;
    if (tags.length > 0) send({ name: 'message', id: this.#idOf(place), data: { tags } });
  }

  #tellLatest(send: SendEvent, includeDrafts: boolean): void {
    const latest = this.#past.at(-1);
    if (latest !== undefined) this.#tell(send, latest, includeDrafts);
  }

  #catchUp(send: SendEvent, lastId: string, includeDrafts: boolean): void {
    const [begin, place = ''] = lastId.split('-');
    const missed = this.#past.filter((event) => event.place > Number(place));
    const isKnown = begin === this.#begin && Number(place) + missed.length === this.#place;
    if (!isKnown) send(this.#restart());
    else for (const event of missed) this.#tell(send, event, includeDrafts);
  }
}
