import { ApiError } from './api-error.ts';
import { type SendEvent, type StreamedEvent, streamEvents } from './event-stream.ts';
import type { Lake } from './lake.ts';
import type { ContentRole } from './project.ts';
import { tagsOfTransaction } from './sync-tags.ts';

interface PastEvent {
  place: number;
  published: string[];
  withDrafts: string[];
}

const mostStoredEvents = 100;

/** The live content API: the sync tags of changed query results. */
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
      this.#past = this.#past.slice(-mostStoredEvents);
    });
    lake.onReset(() => {
      this.#place += 1;
      this.#past = [];
    });
  }

  /**
   * `GET /v…/data/live/events/{dataset}`. A client that reconnects with the id of its last event gets the events
   * since, or `restart` where they are no longer stored. Drafts need a token.
   */
  stream(request: Request, url: URL, role: ContentRole): Response {
    const includeDrafts = url.searchParams.get('includeDrafts') === 'true';
    if (includeDrafts && role === 'anonymous') {
      throw ApiError.gateway(403, 'Forbidden', 'Events of drafts need a token.');
    }
    const lastId = request.headers.get('last-event-id') ?? url.searchParams.get('lastLiveEventId');
    return streamEvents((send) => {
      send({ name: 'welcome', id: this.#idOf(this.#place), data: {} });
      if (lastId !== null) this.#catchUp(send, lastId, includeDrafts);
      const endings = [
        this.#lake.onCommit(() => this.#sendLatest(send, includeDrafts)),
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

  #send(send: SendEvent, { place, published, withDrafts }: PastEvent, includeDrafts: boolean): void {
    const tags = includeDrafts ? withDrafts : published;
    if (tags.length > 0) send({ name: 'message', id: this.#idOf(place), data: { tags } });
  }

  #sendLatest(send: SendEvent, includeDrafts: boolean): void {
    const latest = this.#past.at(-1);
    if (latest !== undefined) this.#send(send, latest, includeDrafts);
  }

  #catchUp(send: SendEvent, lastId: string, includeDrafts: boolean): void {
    const [begin, place = ''] = lastId.split('-');
    const missed = this.#past.filter((event) => event.place > Number(place));
    const isKnown = begin === this.#begin && Number(place) + missed.length === this.#place;
    if (!isKnown) send(this.#restart());
    else for (const event of missed) this.#send(send, event, includeDrafts);
  }
}
