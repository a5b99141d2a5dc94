### stub
