# The program in one file, its pages and the packages that it loads by themselves, without the packages that were needed to build it.
# Independent of the processor: an image built on amd64 or arm64 runs on the same.

FROM oven/bun:1.4.4-slim AS build
WORKDIR /build
COPY package.json bun.lock bunfig.toml ./
RUN bun install --frozen-lockfile
COPY . .
RUN mkdir -p assets && bun scripts/build.ts

FROM oven/bun:1.4.4-slim
WORKDIR /app
COPY --from=build /build/drizzle drizzle
COPY --from=build /build/assets assets
COPY --from=build /build/dist dist
RUN mkdir /data && chown 1000:1000 /data
# Sharp's threads would reserve ten times the memory they use: limit the arenas, and return large blocks immediately.
# Bun would collect garbage for the memory of the machine: from 128 of these 160 MB on it does so every 8 MB.
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 BUN_JSC_forceRAMSize=167772160
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["bun", "--smol", "-e", "process.exit((await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`)).ok ? 0 : 1)"]
# Bun is process 1 and receives SIGTERM itself. It must never fetch packages at run time.
ENTRYPOINT ["bun", "--no-install"]
CMD ["dist/server/main.js"]
