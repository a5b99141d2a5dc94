# A server in a container: program and page from the tarball of `npm run pack`, and nothing that is not needed to run them.
# Usage: docker build --tag crownhold . (compose.yaml does it by itself)
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci && npm run pack
RUN npm install --prefix /app --omit=dev --ignore-scripts dist/crownhold-*.tgz && mkdir /data

# Only the program `node` is taken along: no npm, no shell scripts, no compiler.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=65534:65534 --chmod=700 /data /data
ENV NODE_ENV=production CROWNHOLD_DATA=/data PORT=8080
USER 65534:65534
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/app/node_modules/crownhold/apps/server/src/main.js"]
